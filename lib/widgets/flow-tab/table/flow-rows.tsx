import { type ReactElement, useMemo } from 'react'
import { subFlows } from '../../../client/queries/case/flow-plans.ts'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import type { ShownFlow } from '../flow-chips.ts'
import { tickOf } from '../flow-choice.ts'
import type { FlowTerms } from '../flow-terms.ts'
import { JobRow } from '../jobs/job-row.tsx'
import type { PeopleChoices } from '../people/people-choices.ts'

/** State of the rows that changes with every press. */
export interface RowStates {
  readonly ticked: ReadonlySet<string>
  readonly choices: PeopleChoices
  /** Key of the job that is being undone. */
  readonly undoing: string | null
  /** Key of the job whose guide is open. */
  readonly current: string | null
}

export interface FlowRowsProps {
  readonly flow: ShownFlow
  readonly open: boolean
  readonly states: RowStates
  readonly terms: FlowTerms
}

const aside = css({ display: 'flex', alignItems: 'center', gap: '8', paddingInlineStart: '20', color: 'ink-3' })

/** A main flow, and below it its sub-flows when it is open. @source FLW-002, CAL-087 */
export function FlowRows({ flow: { main, subs, openIds }, open, states, terms }: FlowRowsProps): ReactElement {
  const {
    keyValue: key,
    SubflowData: { total, finished },
  } = main
  const below = useBelow(total, finished, open)
  return (
    <>
      <JobRow
        job={main}
        below={below}
        ids={openIds}
        tick={tickOf(openIds, states.ticked)}
        choice={states.choices.get(key)}
        undoing={states.undoing === key}
        current={states.current === key}
        terms={terms}
      />
      {open && total > 0 ? <SubRows main={main} subs={subs} openIds={openIds} states={states} terms={terms} /> : null}
    </>
  )
}

const NONE: readonly string[] = []

function SubRows({ main, subs, states, terms }: Pick<FlowRowsProps, 'states' | 'terms'> & ShownFlow): ReactElement {
  const texts = useMessages(flowTabMessages)
  const loaded = useFkQuery(
    subs === null && main.hf15FlowCode !== null ? subFlows(terms.projectId, main.hf15FlowCode) : null,
  )
  const rows = subs ?? loaded.data
  if (rows === undefined) {
    return (
      <tr>
        <TableCell colSpan={terms.columns}>
          {loaded.error === null ? (
            <Skeleton label={texts.loadingSubs}>
              <SkeletonBlock />
            </Skeleton>
          ) : (
            <span role="alert" className={aside}>
              {texts.subsFailed}
              {'\u3000'}
              {loaded.error.userMessage}
              <Button variant="link" loading={loaded.isFetching} onClick={() => void loaded.refetch()}>
                {texts.retry}
              </Button>
            </span>
          )}
        </TableCell>
      </tr>
    )
  }
  if (rows.length === 0)
    return (
      <tr>
        <TableCell colSpan={terms.columns}>
          <span className={aside}>{texts.noSubs}</span>
        </TableCell>
      </tr>
    )
  const openIds = new Set(main.SubflowData.openIds)
  return (
    <>
      {rows.map((job) => {
        const key = job.keyValue
        return (
          <JobRow
            key={key}
            job={job}
            below={null}
            ids={openIds.has(key) ? 'itself' : NONE}
            tick={states.ticked.has(key)}
            choice={states.choices.get(key)}
            undoing={states.undoing === key}
            current={states.current === key}
            terms={terms}
          />
        )
      })}
    </>
  )
}

/** Progress of a main flow, as an object that keeps its identity while its values do. */
function useBelow(
  total: number,
  finished: number,
  open: boolean,
): { readonly total: number; readonly finished: number; readonly open: boolean } {
  return useMemo(() => ({ total, finished, open }), [total, finished, open])
}
