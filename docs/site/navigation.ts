import type { DefaultTheme } from 'vitepress'
import { ELEMENT_TABLES } from '../../lib/elements/tables.ts'
import { HOSTS } from './hosts.ts'

/** What each widget is called in Chinese, in the order of the reference. */
export const WIDGET_NAMES: Readonly<Record<keyof typeof ELEMENT_TABLES, string>> = {
  'project-detail': '项目页',
  'fee-tab': '收支',
  'flow-tab': '流程',
  'papers-tab': '资料',
  'form-preview': '申请表',
  'config-grid': '清单',
  'image-viewer': '看图',
}

type Items = DefaultTheme.SidebarItem[]

const hostItems = (language: 'zh' | 'en', base: string): Items =>
  HOSTS.map(({ id, name }) => ({ text: name[language], link: `${base}start/${id}` }))

const page = (text: string, link: string) => ({ text, link })

/** The guides in the order a partner needs them. */
const GUIDES: Items = [
  page('接自己的后端', '/guides/transport'),
  page('上传、文件与实时连接', '/guides/files-and-live'),
  page('登录', '/guides/auth'),
  page('嵌入会话', '/guides/embed-sessions'),
  page('外观', '/guides/theming'),
  page('文字', '/guides/messages'),
  page('替换状态的样子', '/guides/slots'),
  page('事件与过问', '/guides/events'),
  page('自己的界面', '/guides/hooks'),
  page('不用 React', '/guides/elements'),
  page('内容安全策略', '/guides/csp'),
  page('测试', '/guides/testing'),
  page('自己的清单', '/guides/own-grid'),
  page('加一个字段', '/guides/add-a-field'),
  page('自己的存储', '/guides/own-backend'),
  page('部署', '/guides/deploy'),
  page('出了问题', '/guides/troubleshooting'),
]

const REFERENCE: Items = [
  page('属性、事件与方法', '/guides/reference/widgets'),
  page('全部接口', '/guides/reference/calls'),
  page('全部字段', '/guides/reference/fields'),
  page('错误码', '/guides/reference/errors'),
  page('样式变量', '/guides/reference/variables'),
  page('界面文字', '/guides/reference/messages'),
]

export const SIDEBAR: Items = [
  { text: '上手', items: [page('五分钟上手', '/start/'), ...hostItems('zh', '/')] },
  {
    text: '组件',
    items: Object.entries(WIDGET_NAMES).map(([widget, name]) => ({
      text: `${componentOf(widget)} <small>${name}</small>`,
      link: `/widgets/${widget}`,
    })),
  },
  { text: '指南', items: GUIDES },
  { text: '参考', items: REFERENCE },
]

function componentOf(widget: string): string {
  const found = Object.values(ELEMENT_TABLES).find((one) => one.widget === widget)
  if (!found) throw new Error(`${widget} has no table`)
  return found.component
}

export const SIDEBAR_EN: Items = [
  { text: 'Start', items: [page('Start in five minutes', '/en/start/'), ...hostItems('en', '/en/')] },
  {
    text: 'In Chinese',
    items: [
      ...Object.keys(WIDGET_NAMES).map((widget) => page(componentOf(widget), `/widgets/${widget}`)),
      page('Guides', '/guides/'),
      page('Errors', '/guides/reference/errors'),
    ],
  },
]

export const NAV: DefaultTheme.NavItem[] = [
  { text: '上手', link: '/start/', activeMatch: '^/start/' },
  { text: '组件', link: '/widgets/fee-tab', activeMatch: '^/widgets/' },
  { text: '指南', link: '/guides/', activeMatch: '^/guides/(?!reference/)' },
  { text: '接口', link: '/guides/reference/calls', activeMatch: '^/guides/reference/' },
  { text: '示例库', link: '/examples/', target: '_self', noIcon: true },
  { text: '更新', link: '/changelog' },
]

export const NAV_EN: DefaultTheme.NavItem[] = [
  { text: 'Start', link: '/en/start/', activeMatch: '^/en/start/' },
  { text: 'Widgets', link: '/widgets/fee-tab' },
  { text: 'Guides', link: '/guides/' },
  { text: 'Examples', link: '/examples/', target: '_self', noIcon: true },
  { text: 'Changes', link: '/changelog' },
]
