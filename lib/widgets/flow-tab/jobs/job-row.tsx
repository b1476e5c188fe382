import { BookOpen, Undo2 } from 'lucide-react'
import { memo, type ReactElement } from 'react'
import { handlingRefusal } from '../../../domain/flow/handling.ts'
import { mayUndo } from '../../../domain/flow/job-status.ts'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableRow } from '../../../ui/table/table-row.tsx'
import type { AnyJob } from '../flow-actions.ts'
import type { Tick } from '../flow-choice.ts'
import { FlowName } from './flow-name.tsx'
import type { FlowTerms } from '../flow-terms.ts'
import { JobCommission } from './job-commission.tsx'
import { JobPapers } from './job-papers.tsx'
import { JobPerson } from './job-person.tsx'
import { JobState } from './job-state.tsx'
import type { PersonChoice } from '../people/people-choices.ts'

export interface JobRowProps {
  readonly job: AnyJob
  /**
   * For a main flow: number of its sub-flows, how many are finished, and whether they are shown; null for a sub-flow.
   */
  readonly below: { readonly total: number; readonly finished: number; readonly open: boolean } | null
  /** What its box ticks: the job itself, or jobs below it. Empty: it cannot be ticked. */
  readonly ids: readonly string[] | 'itself'
  readonly tick: Tick
  readonly choice: PersonChoice | undefined
  /** The job is being undone. */
  readonly undoing: boolean
  /** The guide of the job is open. */
  readonly current: boolean
  readonly terms: FlowTerms
}

const quiet = css({ color: 'ink-2' })
/** A user without rights, to find out why a job is refused to users who lack them. */
const ANYBODY = { acctId: '', manages: false, takesPart: false }

/** A row of the list of flows. Memoised: unchanged rows do not render again. @source FLW-003 */
export const JobRow = memo(function JobRow({
  job,
  below,
  ids,
  tick,
  choice,
  undoing,
  current,
  terms,
}: JobRowProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const { keyValue: key, hf15FlowName } = job
  const name = hf15FlowName ?? ''
  // The status of a main flow follows from its sub-flows.
  const hasBelow = below !== null && below.total > 0
  const own = ids === 'itself' ? [key] : ids
  const locked = terms.blocked ?? (own.length > 0 ? null : hasBelow ? texts.nothingOpen : handlingRefusal(job, ANYBODY))
  return (
    <TableRow selected={tick === true} current={current} data-job={key}>
      {terms.readOnly ? null : (
        <TableCell>
          <Checkbox
            value={tick}
            disabled={locked !== null}
            title={locked ?? undefined}
            aria-label={texts.chooseNamed({ name })}
            onChange={() => terms.tick(own, tick !== true)}
          />
        </TableCell>
      )}
      <TableCell>
        <FlowName name={name} below={below} onToggle={(open) => terms.toggle(key, open)} />
      </TableCell>
      <TableCell>
        <Button
          variant="link"
          icon={<BookOpen aria-hidden />}
          data-guide=""
          aria-label={texts.guideNamed({ name })}
          onClick={() => terms.openGuide(job)}
        >
          {texts.guide}
        </Button>
      </TableCell>
      <TableCell>
        <JobPapers job={job} onOpen={terms.openPapers} />
      </TableCell>
      <TableCell>
        <JobState job={job} finishedBelow={below?.finished ?? 0} today={terms.today} />
      </TableCell>
      <TableCell>
        <JobPerson job={job} choice={choice} terms={terms} />
      </TableCell>
      <TableCell numeric>
        <JobCommission job={job} />
      </TableCell>
      {terms.readOnly ? null : (
        <TableCell>
          {mayUndo(job) && !hasBelow ? (
            <Button
              variant="link"
              className={quiet}
              icon={<Undo2 aria-hidden />}
              data-undo=""
              loading={undoing}
              disabled={terms.blocked !== null}
              title={terms.blocked ?? undefined}
              aria-label={texts.undoNamed({ name })}
              onClick={() => terms.undo(job)}
            >
              {texts.undo}
            </Button>
          ) : null}
        </TableCell>
      )}
    </TableRow>
  )
})
