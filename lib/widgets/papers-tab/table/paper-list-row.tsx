import { memo, type ReactElement } from 'react'
import type { PaperRow } from '../../../contract/document/paper-calls.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableRow } from '../../../ui/table/table-row.tsx'
import { PaperFiles } from './paper-files.tsx'
import { PaperGuidance } from './paper-guidance.tsx'
import { flowNames, laggards } from '../paper-list.ts'
import { PaperState } from '../paper-state.tsx'
import { noteText, type PapersSize, plainButton, quietText, WRAPS } from '../papers-layout.ts'
import type { PapersTerms } from '../papers-terms.ts'

export interface PaperListRowProps {
  readonly row: PaperRow
  readonly number: number
  /** True while it is open beside the list. */
  readonly current: boolean
  /** Values without a column are shown below the name. */
  readonly size: PapersSize
  readonly terms: PapersTerms
}

const stack = css({ display: 'grid', gap: '2', justifyItems: 'start', minWidth: '0' })
const waiting = css({ textStyle: 'note', color: 'bad' })

/** A paper the case requires. Memoised: unchanged rows do not render again. @source PAP-003, PAP-006 */
export const PaperListRow = memo(function PaperListRow({
  row,
  number,
  current,
  size,
  terms,
}: PaperListRowProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  const { cardType, cardTypeName, usingName, copies } = row
  const [wide, slim] = [size === 'wide', size === 'slim']
  return (
    <TableRow current={current} data-paper={cardType}>
      {slim ? null : <TableCell muted>{number}</TableCell>}
      <TableCell style={WRAPS}>
        <div className={stack}>
          <button
            type="button"
            className={plainButton}
            data-name=""
            aria-haspopup="dialog"
            title={texts.open({ name: cardTypeName })}
            onClick={() => terms.open(row)}
          >
            {cardTypeName}
          </button>
          <span className={noteText}>{[usingName, copies].filter(Boolean).join(' · ')}</span>
          {wide ? null : (
            <>
              <PaperGuidance row={row} terms={terms} />
              <InOneRow row={row} />
            </>
          )}
          {slim ? <PaperFiles row={row} terms={terms} /> : null}
        </div>
      </TableCell>
      {wide ? (
        <TableCell>
          <PaperGuidance row={row} terms={terms} />
        </TableCell>
      ) : null}
      {slim ? null : (
        <TableCell>
          <PaperFiles row={row} terms={terms} />
        </TableCell>
      )}
      {wide ? (
        <>
          <TableCell style={WRAPS}>
            <Flows row={row} />
          </TableCell>
          <TableCell style={WRAPS}>
            <Providers row={row} />
          </TableCell>
        </>
      ) : null}
      <TableCell>
        <PaperState row={row} name={terms.stateName(row.state)} />
      </TableCell>
    </TableRow>
  )
})

function Flows({ row }: { readonly row: PaperRow }): ReactElement {
  const { empty } = useMessages(commonMessages)
  return (
    <span className={quietText} title={flowNames(row).all.join('、')}>
      {useFlowText(row) || empty}
    </span>
  )
}

function useFlowText(row: PaperRow): string {
  const texts = useMessages(papersTabMessages)
  const { first, count } = flowNames(row)
  const shown = first.join('、')
  return first.length < count ? texts.flowsOf({ first: shown, count }) : shown
}

/** The values that have their own columns in a wide table. */
function InOneRow({ row }: { readonly row: PaperRow }): ReactElement {
  const flows = useFlowText(row)
  return (
    <>
      <span className={noteText}>{[flows, row.provider, row.prepareNames].filter(Boolean).join(' · ')}</span>
      <Waiting row={row} />
    </>
  )
}

function Waiting({ row }: { readonly row: PaperRow }): ReactElement | null {
  const texts = useMessages(papersTabMessages)
  const late = laggards(row)
  return late.length === 0 ? null : (
    <span className={waiting}>{texts.waitingFor({ names: late.map(({ name }) => name).join('、') })}</span>
  )
}

/** Who issues it, who submits it, and which of several people have not. */
function Providers({ row }: { readonly row: PaperRow }): ReactElement {
  const { empty } = useMessages(commonMessages)
  const { provider, prepareNames } = row
  return (
    <div className={stack}>
      <span className={quietText}>{provider || empty}</span>
      {prepareNames === '' ? null : <span className={noteText}>{prepareNames}</span>}
      <Waiting row={row} />
    </div>
  )
}
