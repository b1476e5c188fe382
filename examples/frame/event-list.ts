/** One entry of the log. */
export interface LoggedEvent {
  readonly nth: number
  readonly name: string
  readonly text: string
}

const MAX_EVENTS = 100
const MOST_SHOWN = 600

/** Returns a payload as text. Values that cannot be written as text are replaced by their name. */
export function textOf(payload: unknown): string {
  if (payload === undefined || payload === null) return ''
  const written = JSON.stringify(payload, (_, value: unknown) => {
    if (value instanceof AbortSignal) return undefined
    if (value instanceof File) return `File(${value.name})`
    if (value instanceof Error) return { ...value, name: value.name, message: value.message }
    return value
  })
  return written.length > MOST_SHOWN ? `${written.slice(0, MOST_SHOWN)}…` : written
}

/** Returns the entries, newest first. */
export const withEvent = (before: readonly LoggedEvent[], name: string, payload: unknown): readonly LoggedEvent[] =>
  [{ nth: (before[0]?.nth ?? 0) + 1, name, text: textOf(payload) }, ...before].slice(0, MAX_EVENTS)
