import {
  Avatar,
  Badge,
  Button,
  type ButtonVariant,
  Dot,
  IconButton,
  Kbd,
  Meter,
  ProgressBar,
  Spinner,
  Tag,
  Tooltip,
} from 'fangkit/ui'
import { Plus, RefreshCw, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { SheetSection } from './sheet-section.tsx'
import { SheetPart } from './sheet-part.tsx'
import './actions-section.css'

const BUTTONS: readonly { readonly variant: ButtonVariant; readonly name: string; readonly label: string }[] = [
  { variant: 'primary', name: '主按钮', label: '保存' },
  { variant: 'default', name: '次按钮', label: '取消' },
  { variant: 'danger', name: '危险', label: '退回' },
  { variant: 'dangerSolid', name: '危险主', label: '删除' },
  { variant: 'text', name: '文字', label: '新增' },
  { variant: 'link', name: '链接', label: '编辑' },
]
const bar = 'sheet-actions-section-bar'
const dark = 'sheet-actions-section-dark'
const icon = <Plus aria-hidden />

/** Shows buttons, and small marks such as tags and badges. */
export function ActionsSection(): ReactElement {
  return (
    <SheetPart title="按钮与标记">
      {BUTTONS.map(({ variant, name, label }) => (
        <SheetSection key={variant} name={name}>
          <Button variant={variant}>{label}</Button>
          <Button variant={variant} icon={icon}>
            {label}
          </Button>
          <Button variant={variant} loading>
            {label}
          </Button>
          <Button variant={variant} loading icon={icon}>
            {label}
          </Button>
          <Button variant={variant} disabled title="没有可以保存的修改">
            {label}
          </Button>
          <Button variant={variant} size="sm">
            {label}
          </Button>
          <Button variant={variant} size="lg">
            {label}
          </Button>
        </SheetSection>
      ))}
      <SheetSection name="深色条">
        <div className={dark}>
          <Button variant="onBar">取消</Button>
          <Button variant="onBarPrimary">保存</Button>
          <Button variant="onBarPrimary" loading>
            保存
          </Button>
        </div>
      </SheetSection>
      <SheetSection name="图标">
        <Tooltip content="重新取一次清单">
          <IconButton label="刷新" title={undefined} icon={<RefreshCw aria-hidden />} />
        </Tooltip>
        <IconButton label="刷新" variant="bordered" icon={<RefreshCw aria-hidden />} />
        <IconButton label="刷新中" variant="bordered" loading icon={<RefreshCw aria-hidden />} />
        <IconButton label="有新内容，刷新" pip icon={<RefreshCw aria-hidden />} />
        <IconButton label="删除" variant="danger" icon={<Trash2 aria-hidden />} />
        <IconButton label="删除（没有权限）" disabled icon={<Trash2 aria-hidden />} />
        <IconButton label="新增" size="xs" icon={icon} />
        <IconButton label="新增" size="sm" icon={icon} />
        <IconButton label="新增" size="lg" icon={icon} />
      </SheetSection>
      <SheetSection name="标签">
        <Tag>未开始</Tag>
        <Tag tone="brand">进行中</Tag>
        <Tag tone="warn">待审核</Tag>
        <Tag tone="ok">已完结</Tag>
        <Tag tone="bad">已退回</Tag>
        <Tag tone="line">已停用</Tag>
        <Tag tone="brand" onRemove={() => {}} removeLabel="移除 两房">
          两房
        </Tag>
        <Tag size="sm" tone="ok">
          已齐
        </Tag>
        <Badge count={6} label="个待办" />
        <Badge count={128} label="个待办" />
        <Badge count={4} tone="flat" />
        <Dot tone="brand" label="有更新" />
        <Dot tone="bad" label="逾期" />
        <Avatar name="陈嘉豪" />
        <Avatar name={null} />
      </SheetSection>
      <SheetSection name="键盘 进度">
        <Kbd>Ctrl K</Kbd>
        <Kbd>Ctrl S</Kbd>
        <Kbd>Esc</Kbd>
        <div className={bar}>
          <ProgressBar label="上传进度" value={73} note="73%" />
        </div>
        <div className={bar}>
          <ProgressBar label="已完成" tone="ok" value={100} />
        </div>
        <div className={bar}>
          <ProgressBar label="有失败" tone="bad" value={40} />
        </div>
        <div className={bar}>
          <ProgressBar label="正在排队" value={null} />
        </div>
        <Meter done={18} total={18} label="已填" />
        <Meter done={7} total={14} label="已填" />
        <Spinner label="加载中" />
      </SheetSection>
    </SheetPart>
  )
}
