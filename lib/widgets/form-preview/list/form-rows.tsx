import { ChevronDown, ChevronRight, File } from 'lucide-react'
import type { ReactElement } from 'react'
import { FileGlyph } from '../../../field/documents/file-glyph.tsx'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableRow } from '../../../ui/table/table-row.tsx'
import type { FormDocumentRow, FormListItem } from '../document-list.ts'
import { foldButton, WRAPS } from '../form-layout.ts'
import type { TakeTask } from '../taking/use-taking.ts'
import { DocumentActions, type DocumentActionsProps } from './document-actions.tsx'
import { type FormListState, tickOf, withTicks } from './form-choice.ts'
import { PrintMark } from './print-mark.tsx'
import { StandardMark } from './standard-mark.tsx'

export type FormRowActs = Pick<DocumentActionsProps, 'onOpen' | 'onPrint' | 'onDownload'>

export interface FormRowsProps extends FormRowActs {
  readonly line: FormListItem
  readonly list: FormListState
  readonly onList: (state: FormListState) => void
  readonly tasks: readonly TakeTask[]
}

const named = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  overflowWrap: 'anywhere',
  color: 'ink',
  '& > svg': { flex: 'none', color: 'ink-3' },
})
const below = css({ paddingInlineStart: '20' })
const quiet = css({ color: 'ink-3' })

/** A form: one document, or the documents of several people below it. @source APP-001 */
export function FormRows(props: FormRowsProps): ReactElement {
  const {
    line: { formId, formName, documents, count, printStandard },
    list,
    onList,
  } = props
  const texts = useMessages(formPreviewMessages)
  const [only, ...others] = documents
  if (only !== undefined && others.length === 0) return <DocumentRow document={only} {...props} />
  const open = !list.closed.has(formId)
  const tick = tickOf(documents, list.ticked)
  const toggle = (): void => {
    const closed = new Set(list.closed)
    if (open) closed.add(formId)
    else closed.delete(formId)
    onList({ ...list, closed })
  }
  return (
    <>
      <TableRow>
        <TableCell>
          <Checkbox
            value={documents.length > 0 && tick}
            disabled={documents.length === 0}
            title={documents.length === 0 ? texts.nobody : undefined}
            aria-label={texts.chooseNamed({ name: formName })}
            onChange={() => onList({ ...list, ticked: withTicks(list.ticked, documents, tick !== true) })}
          />
        </TableCell>
        <TableCell>
          <button
            type="button"
            className={foldButton}
            style={WRAPS}
            aria-expanded={open}
            disabled={documents.length === 0}
            onClick={toggle}
          >
            {open ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
            <b>{formName}</b>
            <span>{documents.length === 0 ? texts.nobody : texts.ofPersons({ count: documents.length })}</span>
          </button>
        </TableCell>
        <TableCell>
          <StandardMark standard={printStandard} />
        </TableCell>
        <TableCell numeric>{count}</TableCell>
        <TableCell />
        <TableCell />
      </TableRow>
      {open
        ? documents.map((document) => <DocumentRow key={document.formId} document={document} inside {...props} />)
        : null}
    </>
  )
}

interface DocumentRowProps extends FormRowsProps {
  readonly document: FormDocumentRow
  /** True for a person's document below its form. */
  readonly inside?: boolean
}

function DocumentRow({
  document,
  inside = false,
  list,
  onList,
  tasks,
  onOpen,
  onPrint,
  onDownload,
}: DocumentRowProps): ReactElement {
  const texts = useMessages(formPreviewMessages)
  const { empty } = useMessages(commonMessages)
  const { formId, formName, fileFormat, needed, printStandard } = document
  const ticked = list.ticked.has(formId)
  const busy = tasks.filter(({ documents }) => documents.length === 1 && documents[0]?.formId === formId)
  return (
    <TableRow selected={ticked} data-form={formId}>
      <TableCell>
        <Checkbox
          value={ticked}
          aria-label={texts.chooseNamed({ name: formName })}
          onChange={(on) => onList({ ...list, ticked: withTicks(list.ticked, [document], on) })}
        />
      </TableCell>
      <TableCell className={inside ? below : undefined}>
        <span className={named} style={WRAPS}>
          {fileFormat === null ? <File aria-hidden size={18} /> : <FileGlyph name={formName} format={fileFormat} />}
          <span className={needed ? undefined : quiet}>{formName}</span>
        </span>
      </TableCell>
      <TableCell>
        {fileFormat === null ? (
          <StandardMark standard={printStandard} />
        ) : (
          <span className={quiet}>{texts.kept({ format: fileFormat.toUpperCase() })}</span>
        )}
      </TableCell>
      <TableCell numeric>{needed ? 1 : empty}</TableCell>
      <TableCell>
        <PrintMark document={document} />
      </TableCell>
      <TableCell>
        <DocumentActions document={document} busy={busy} onOpen={onOpen} onPrint={onPrint} onDownload={onDownload} />
      </TableCell>
    </TableRow>
  )
}
