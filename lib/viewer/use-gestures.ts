import { useEffect } from 'react'
import { type ChangeView, closer, moved, pinched, type Point, stepped, WHEEL_STEP } from './view.ts'

export interface GestureOptions {
  readonly stage: HTMLElement | null
  readonly change: (step: ChangeView) => void
  /** Called when the user presses the stage beside the picture. */
  readonly onBlank: () => void
  readonly onDragging: (dragging: boolean) => void
  /** Called when one finger swipes across the picture; 1 moves to the next picture. */
  readonly onSwipe: (direction: 1 | -1) => void
}

/** Smaller pointer movements count as a press, not a drag. @unit px */
const TREMBLE = 3
/** Minimum horizontal distance of a swipe. @unit px */
const SWIPE = 60
/**
 * Limit of the movement counted per event of a pinched touch pad; a mouse wheel with Ctrl reports a hundred at once.
 * @unit px
 */
const PINCH_PACE = 20
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Handles wheel, drag, pinch and double press on a stage. Callbacks must be the same functions each time. */
export function useGestures({ stage, change, onBlank, onDragging, onSwipe }: GestureOptions): void {
  useEffect(() => {
    if (stage === null) return undefined
    const fingers = new Map<number, Point>()
    let travelled = 0
    let beganBlank = false
    let beganAt: Point | null = null
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = stage.getBoundingClientRect()
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
    }
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      // Browsers report a pinch on a touch pad as a wheel with Ctrl.
      if (event.ctrlKey)
        change(pinched(Math.exp(-Math.max(-PINCH_PACE, Math.min(PINCH_PACE, event.deltaY)) / 100), pointOf(event)))
      else if (event.deltaY !== 0) change(stepped(event.deltaY < 0 ? WHEEL_STEP : -WHEEL_STEP, pointOf(event)))
    }
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0) return
      if (fingers.size === 0) {
        travelled = 0
        beganBlank = event.target === stage
        beganAt = event.pointerType === 'touch' ? pointOf(event) : null
      } else {
        beganBlank = false
        beganAt = null
      }
      fingers.set(event.pointerId, pointOf(event))
      onDragging(true)
    }
    const onMove = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId)
      if (before === undefined) return
      if (event.pointerType === 'mouse' && event.buttons === 0) {
        // The pointer was released where no event was reported.
        onUp(event)
        return
      }
      const now = pointOf(event)
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      fingers.set(event.pointerId, now)
      travelled += apart(before, now)
      if (other === undefined) {
        change(moved({ x: now.x - before.x, y: now.y - before.y }))
        return
      }
      const [from, to] = [between(before, other), between(now, other)]
      change(moved({ x: to.x - from.x, y: to.y - from.y }))
      if (apart(before, other) > 0) change(pinched(apart(now, other) / apart(before, other), to))
    }
    const onUp = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return
      onDragging(false)
      if (beganAt === null || event.type !== 'pointerup') return
      const { x, y } = pointOf(event)
      const along = x - beganAt.x
      if (Math.abs(along) > SWIPE && Math.abs(along) > 2 * Math.abs(y - beganAt.y)) onSwipe(along < 0 ? 1 : -1)
    }
    const onClick = (event: MouseEvent): void => {
      if (beganBlank && event.target === stage && travelled <= TREMBLE) onBlank()
    }
    const onDouble = (event: MouseEvent): void => {
      if (event.target !== stage && travelled <= TREMBLE) change(closer(pointOf(event)))
    }
    // A drag continues outside the stage and may end anywhere on the page.
    const page = stage.ownerDocument
    stage.addEventListener('wheel', onWheel, { passive: false })
    stage.addEventListener('pointerdown', onDown)
    stage.addEventListener('click', onClick)
    stage.addEventListener('dblclick', onDouble)
    page.addEventListener('pointermove', onMove)
    page.addEventListener('pointerup', onUp)
    page.addEventListener('pointercancel', onUp)
    return () => {
      stage.removeEventListener('wheel', onWheel)
      stage.removeEventListener('pointerdown', onDown)
      stage.removeEventListener('click', onClick)
      stage.removeEventListener('dblclick', onDouble)
      page.removeEventListener('pointermove', onMove)
      page.removeEventListener('pointerup', onUp)
      page.removeEventListener('pointercancel', onUp)
    }
  }, [stage, change, onBlank, onDragging, onSwipe])
}
