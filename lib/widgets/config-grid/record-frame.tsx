import { ArrowLeft } from 'lucide-react'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Drawer } from '../../ui/dialogs/drawer.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'

export interface RecordFrameProps {
  readonly title: string
  /** Title of the record. */
  readonly note: string | null
  /** In place of the list instead of over it. */
  readonly page: boolean
  /** True when the user has just opened it: the focus moves inside. False when the page starts with it open. */
  readonly asked: boolean
  readonly actions: ReactNode
  readonly footer: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  maxHeight: 'full',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  backgroundColor: 'surface',
})
const head = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  minHeight: 'card-head',
  paddingInline: 'pad',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
  '& > h2': { textStyle: 'cardTitle', outline: 'none' },
})
const body = css({ flex: '1', minHeight: '0', overflowY: 'auto', paddingBottom: '8' })
const foot = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '56px',
  paddingInline: 'pad',
  borderTopWidth: '1px',
  borderTopColor: 'line',
})
const noteText = css({
  color: 'ink-3',
  textStyle: 'label',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: '0',
})
const spacer = css({ flex: '1' })

/** The frame around a form: a drawer or a page. */
export function RecordFrame({
  title,
  note,
  page,
  asked,
  actions,
  footer,
  onClose,
  children,
}: RecordFrameProps): ReactElement {
  const shownNote = note === null || note === '' ? null : <span className={noteText}>{note}</span>
  if (!page)
    return (
      <Drawer
        open
        title={title}
        badge={shownNote}
        headerActions={actions}
        onClose={onClose}
        footer={footer}
        padded={false}
      >
        {children}
      </Drawer>
    )
  return (
    <RecordPage title={title} asked={asked} note={shownNote} actions={actions} footer={footer} onClose={onClose}>
      {children}
    </RecordPage>
  )
}

function RecordPage({
  title,
  note,
  asked,
  actions,
  footer,
  onClose,
  children,
}: Omit<RecordFrameProps, 'page' | 'note'> & { readonly note: ReactNode }): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  // The list is hidden now, and so is the element that had the focus.
  useEffect(() => {
    if (asked) heading.current?.focus()
  }, [asked])
  return (
    <section aria-label={title} className={sheet}>
      <div className={head}>
        <IconButton label={texts.back} icon={<ArrowLeft aria-hidden />} onClick={onClose} />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {note}
        <span className={spacer} />
        {actions}
      </div>
      <div className={body}>{children}</div>
      <div className={foot}>{footer}</div>
    </section>
  )
}
