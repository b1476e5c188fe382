import type { ReactElement } from 'react'
import type { LoggedEvent } from './event-list.ts'

export interface EventLogProps {
  readonly events: readonly LoggedEvent[]
  readonly onClear: () => void
}

/** Shows the events the page received, newest first. */
export function EventLog({ events, onClear }: EventLogProps): ReactElement {
  return (
    <section className="sandbox-part" aria-label="事件">
      <h2>
        事件{' '}
        <button type="button" onClick={onClear} disabled={events.length === 0}>
          清空
        </button>
      </h2>
      {events.length === 0 ? (
        <p className="sandbox-hint">还没有事件。</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll a long log
        <ol className="sandbox-log" tabIndex={0}>
          {events.map(({ nth, name, text }) => (
            <li key={nth}>
              <b>{name}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
