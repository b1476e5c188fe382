import { useData } from 'vitepress'
import { computed, type ComputedRef } from 'vue'

const WORDS = {
  zh: {
    copy: '复制',
    copied: '已复制',
    copyInstall: '复制安装命令',
    written: '怎样写',
    elements: '网页元素',
    who: '身份',
    density: '密度',
    code: '看代码',
    people: { finance: '财务', manager: '经理', viewer: '只读' },
    densities: { comfortable: '宽松', compact: '紧凑' },
    loading: '正在载入演示',
    failed: '演示没能载入。',
    gallery: '打开示例库',
    alone: '独立打开',
    link: '复制这个样子的地址',
    try: '试一试',
    tryHint: '改属性，组件、代码与地址一起变',
    english: 'English',
    chinese: '中文',
    language: '语言',
    dark: '深色',
  },
  en: {
    copy: 'Copy',
    copied: 'Copied',
    copyInstall: 'Copy the install command',
    written: 'Written as',
    elements: 'Elements',
    who: 'Who looks',
    density: 'Density',
    code: 'Code',
    people: { finance: 'Finance', manager: 'Manager', viewer: 'Read only' },
    densities: { comfortable: 'Comfortable', compact: 'Compact' },
    loading: 'The demo is loading',
    failed: 'The demo could not be loaded.',
    gallery: 'Open the examples',
    alone: 'Open by itself',
    link: 'Copy the address of this state',
    try: 'Try it',
    tryHint: 'Change a prop: widget, code and address follow',
    english: 'English',
    chinese: '中文',
    language: 'Language',
    dark: 'Dark',
  },
} as const

export type SiteWords = (typeof WORDS)['zh' | 'en']

/** The language of the page, and the words of the site's own parts in it. */
export function useSiteWords(): {
  readonly language: ComputedRef<'zh' | 'en'>
  readonly words: ComputedRef<SiteWords>
} {
  const { lang } = useData()
  const language = computed(() => (lang.value.startsWith('zh') ? 'zh' : 'en'))
  return { language, words: computed(() => WORDS[language.value]) }
}
