import { CornerDownRight } from 'lucide-react'
import type { ReactElement } from 'react'
import type { FangkitError } from 'fangkit'
import type { JobSlips } from 'fangkit/contract'
import { Notice, SkeletonBlock } from 'fangkit/ui'
import { KindIcon } from './kind-icon.tsx'
import { messages } from './deadlines-messages.ts'

export interface SlipListProps {
  /** True when the later jobs with a day of their own are planned in the same save. */
  readonly moves: boolean
  readonly query: { readonly data: JobSlips | undefined; readonly error: FangkitError | null }
}

const slips = 'portal-deadlines-slips'

/** What moves when a job is planned on another day, each with its old and new day, and what can no longer be met. */
export function SlipList({ moves, query: { data, error } }: SlipListProps): ReactElement {
  const { plan } = messages
  if (error) return <Notice tone="warn">{error.userMessage}</Notice>
  if (!data)
    return (
      <div role="status" aria-label={plan.loading} aria-busy="true">
        <SkeletonBlock height="80px" />
      </div>
    )
  const { rows, broken, workdays, certain } = data
  return (
    <div className={slips} aria-live="polite">
      <p>
        <b>{plan.moves(workdays ?? 0)}</b>
        {certain === 0 ? <small> {messages.uncertain}</small> : null}
      </p>
      {broken.length > 0 ? (
        <section aria-label={plan.broken}>
          <ul>
            {broken.map(({ kind, title, day, job, to, workdays: late }) => (
              <li key={`${title} ${day}`} data-tone={kind === 'PAPER' ? 'warn' : 'bad'}>
                <KindIcon kind={kind} />
                <span>
                  <b>
                    {title} {day.slice(5)}
                  </b>
                  <small>{plan.breaks(job, to.slice(5), late ?? 0)}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {rows.length === 0 ? (
        <p>{plan.noSlips}</p>
      ) : (
        <section aria-label={plan.slips}>
          <p>
            {plan.slips} <small>{moves ? plan.movesHint : plan.slipsHint}</small>
          </p>
          <ul>
            {rows.map(({ key, title, who, from, to }) => (
              <li key={key}>
                <CornerDownRight aria-hidden />
                <span>
                  {title} <small>{who}</small>
                </span>
                <del>{from.slice(5)}</del>
                <b>{to.slice(5)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
