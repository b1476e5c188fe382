/** How long a found field stays ringed. @source CON-009 */
const RINGED = 3_000
const MARK = 'data-highlighted'

/** The ring around the field found last. It goes by itself, and at once when the page does. */
export function createRing() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ringed: Element | null = null
  const lift = (): void => {
    clearTimeout(timer)
    ringed?.removeAttribute(MARK)
    ringed = null
  }
  return {
    put(element: Element): void {
      lift()
      ringed = element
      element.setAttribute(MARK, '')
      timer = setTimeout(lift, RINGED)
    },
    lift,
  }
}
