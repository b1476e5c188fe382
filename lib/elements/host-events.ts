/** The `detail` of a `fangkit-before-…` event, with which a page can stop or change an action. @public */
export interface BeforeDetail<Draft, Answer> {
  /** What the widget is about to do; answer with a changed one to do that instead. */
  readonly draft: Draft
  /** Aborts when the answer is no longer needed. */
  readonly signal: AbortSignal
  /** Stops the action and shows this sentence to the user. */
  refuse(reason: string): void
  /** Waits for an answer of the type the widget's callback returns. The first answer that refuses decides. */
  waitUntil(answer: Answer | Promise<Answer>): void
}

/** Dispatches an event that notifies the page of something that happened. */
export function dispatchElementEvent(element: HTMLElement, type: string, detail: unknown): void {
  element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: detail ?? null }))
}

export interface Question {
  readonly type: string
  readonly draft: unknown
  readonly signal: AbortSignal
  /** The function the page set as a property, if any; it is called last. */
  readonly property: unknown
}

/** Asks the page before an action: true continues, false or a sentence stops, any other value replaces the draft. */
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
  // Without a handler the browser would report a rejected promise, even one that settles after the deciding answer.
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
