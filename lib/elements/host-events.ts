/** What a page finds in the event of something about to happen. @public */
export interface BeforeDetail<Draft, Answer> {
  readonly draft: Draft
  /** Aborted once nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** Stops it with this sentence, which is said to the person. */
  refuse(reason: string): void
  /** Waits for an answer of the kind the callback of the widget gives; the first one that says no counts. */
  waitUntil(answer: Answer | Promise<Answer>): void
}

/** Tells the page that something happened. */
export function dispatchElementEvent(element: HTMLElement, type: string, detail: unknown): void {
  element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: detail ?? null }))
}

export interface Question {
  readonly type: string
  readonly draft: unknown
  readonly signal: AbortSignal
  /** The function the page set as a property, if any: asked last. */
  readonly property: unknown
}

/** Asks the page: true goes on, false or a sentence stops, anything else takes the place of what was to be used. */
export async function ask(element: HTMLElement, { type, draft, signal, property }: Question): Promise<unknown> {
  const answers: unknown[] = []
  let refusal: string | false = false
  let open = true
  const detail: BeforeDetail<unknown, unknown> = {
    draft,
    signal,
    refuse(reason) {
      if (open) event.preventDefault()
      refusal = reason
    },
    waitUntil(answer) {
      if (!open) throw new Error(`${type}: waitUntil 只能在事件处理时调用`)
      answers.push(answer)
    },
  }
  const event = new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail })
  element.dispatchEvent(event)
  open = false
  // The browser reports a promise nobody looks at, also one that comes after the answer that counted.
  const pending = answers.map((answer) => Promise.resolve(answer))
  for (const answer of pending) answer.catch(() => undefined)
  if (event.defaultPrevented) return refusal
  let result: unknown = true
  for (const answer of pending) {
    const said = await answer
    if (isNo(said)) return said
    if (said !== undefined && said !== true) result = said
  }
  if (typeof property !== 'function') return result
  const said: unknown = await property(draft, { signal })
  return isNo(said) || said !== true ? said : result
}

const isNo = (said: unknown): boolean => said === false || typeof said === 'string'
