import {
  Button,
  ConfirmDialog,
  createToaster,
  Dialog,
  Drawer,
  FormField,
  HelpTip,
  Menu,
  type MenuItem,
  Popover,
  TextInput,
  Toaster,
  Tooltip,
} from 'fangkit/ui'
import { Columns3, Copy, Pencil, Trash2 } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { SheetSection } from './sheet-section.tsx'
import { SheetPart } from './sheet-part.tsx'
import './overlays-section.css'

const ITEMS: readonly MenuItem[] = [
  { value: 'edit', label: '编辑', icon: <Pencil aria-hidden />, shortcut: 'Enter', group: '这一条' },
  { value: 'copy', label: '复制编号', icon: <Copy aria-hidden />, shortcut: 'Ctrl C', group: '这一条' },
  { value: 'columns', label: '列设置', icon: <Columns3 aria-hidden />, group: '这张表' },
  { value: 'print', label: '批量打印', disabled: true, reason: '还没有选中行', group: '这张表' },
  { value: 'delete', label: '删除', icon: <Trash2 aria-hidden />, tone: 'danger', separated: true },
]
const box = 'sheet-overlays-section-box'
const nothing = (): void => {}

type Shown = 'drawer' | 'dialog' | 'confirm' | 'words' | 'popover' | null

/** Shows dialogs, drawers and other overlays. */
export function OverlaysSection(): ReactElement {
  const [shown, setShown] = useState<Shown>(null)
  const [toaster] = useState(createToaster)
  const close = (): void => setShown(null)
  const footer = (
    <>
      <Button onClick={close}>取消</Button>
      <Button variant="primary" onClick={close}>
        保存
      </Button>
    </>
  )
  return (
    <SheetPart title="浮层">
      <SheetSection name="菜单 气泡">
        <Menu
          label="更多操作"
          header="P20261121-0038"
          trigger={<Button>更多</Button>}
          items={ITEMS}
          onSelect={nothing}
        />
        <Popover
          label="列设置"
          trigger={<Button>列设置</Button>}
          open={shown === 'popover'}
          onOpenChange={(open) => setShown(open ? 'popover' : null)}
        >
          <div className={box}>
            <FormField label="视图名称">
              <TextInput placeholder="请输入" />
            </FormField>
            <Button variant="primary" onClick={close}>
              保存视图
            </Button>
          </div>
        </Popover>
        <Tooltip content="最近一次查询：16:08:20，共 1,284 条">
          <Button>查询</Button>
        </Tooltip>
        <HelpTip id="sheet-help">成交价以网签合同为准。</HelpTip>
      </SheetSection>
      <SheetSection name="抽屉 对话框">
        <Button onClick={() => setShown('drawer')}>抽屉</Button>
        <Button onClick={() => setShown('dialog')}>对话框</Button>
        <Button onClick={() => setShown('confirm')}>确认</Button>
        <Button onClick={() => setShown('words')}>输入文字确认</Button>
      </SheetSection>
      <SheetSection name="轻提示">
        <Button onClick={() => toaster.show({ tone: 'success', title: '保存成功' })}>成功</Button>
        <Button
          onClick={() =>
            toaster.show({ tone: 'info', title: '已从分组移除周文博', action: { label: '撤销', onAct: nothing } })
          }
        >
          可撤销
        </Button>
        <Button
          onClick={() =>
            toaster.show({
              tone: 'warning',
              title: '请先完成项目资料的基础需求模块',
              action: { label: '去填写', onAct: nothing },
            })
          }
        >
          提醒
        </Button>
        <Button onClick={() => toaster.show({ tone: 'error', title: '保存失败：项目已退回；修改已存草稿' })}>
          出错
        </Button>
      </SheetSection>
      <Drawer open={shown === 'drawer'} onClose={close} title="编辑买家" footer={footer} padded>
        <FormField label="姓名" required>
          <TextInput placeholder="请输入" />
        </FormField>
      </Drawer>
      <Dialog open={shown === 'dialog'} onClose={close} title="移动到分组" footer={footer} padded width="420px">
        <FormField label="分组" required>
          <TextInput placeholder="请输入" />
        </FormField>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        danger
        title="删除周文博？"
        confirmLabel="删除"
        onConfirm={close}
        onCancel={close}
      >
        删除后将从项目中移除，确定要删除吗？同时移除 2 条记录、3 份资料。
      </ConfirmDialog>
      <ConfirmDialog
        open={shown === 'words'}
        danger
        title="作废整个项目？"
        confirmLabel="作废"
        words="0038"
        onConfirm={close}
        onCancel={close}
      >
        已收 71,100.00 元将转为待退。
      </ConfirmDialog>
      <Toaster toaster={toaster} />
    </SheetPart>
  )
}
