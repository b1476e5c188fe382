import { css } from '../styled-system/css/index.js'

/** How long a found field stays highlighted, in ms. @source CON-009 */
const RINGED = 3_000
const MARK = 'data-highlighted'
/** Fields draw the ring themselves; this is the same ring for a whole section. */
const RING = css({
  '&[data-highlighted]': {
    borderRadius: '2px',
    backgroundColor: 'brand-soft',
    boxShadow: '0 0 0 6px {colors.brand-soft}, 0 0 0 8px {colors.brand}',
  },
}).split(' ')

/** The ring around the last found field. It disappears after a while, and at once when the page unmounts. */
export function createRing() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ringed: Element | null = null
  let added: readonly string[] = []
  const lift = (): void => {
    clearTimeout(timer)
    ringed?.removeAttribute(MARK)
    ringed?.classList.remove(...added)
    ringed = null
  }
  return {
    put(element: Element): void {
      lift()
      ringed = element
      added = RING.filter((name) => !element.classList.contains(name))
      element.classList.add(...added)
      element.setAttribute(MARK, '')
      timer = setTimeout(lift, RINGED)
    },
    lift,
  }
}
