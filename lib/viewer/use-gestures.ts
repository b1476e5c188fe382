import { useEffect } from 'react'
import { type ChangeView, closer, moved, pinched, type Point, stepped, WHEEL_STEP } from './view.ts'

export interface GestureOptions {
  readonly stage: HTMLElement | null
  readonly change: (step: ChangeView) => void
  /** The stage beside the picture was pressed and let go. */
  readonly onBlank: () => void
  readonly onDragging: (dragging: boolean) => void
}

/** A hand that trembles while it presses moves less. @unit px */
const TREMBLE = 3
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Wheel, drag, pinch and double press on a stage. Give callbacks that keep their identity. */
export function useGestures({ stage, change, onBlank, onDragging }: GestureOptions): void {
  useEffect(() => {
    if (stage === null) return undefined
    const fingers = new Map<number, Point>()
    let travelled = 0
    let beganBlank = false
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = stage.getBoundingClientRect()
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
    }
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      if (event.deltaY !== 0) change(stepped(event.deltaY < 0 ? WHEEL_STEP : -WHEEL_STEP, pointOf(event)))
    }
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0) return
      if (fingers.size === 0) {
        travelled = 0
        beganBlank = event.target === stage
      } else beganBlank = false
      fingers.set(event.pointerId, pointOf(event))
      onDragging(true)
    }
    const onMove = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId)
      if (before === undefined) return
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
      if (fingers.delete(event.pointerId) && fingers.size === 0) onDragging(false)
    }
    const onClick = (event: MouseEvent): void => {
      if (beganBlank && event.target === stage && travelled <= TREMBLE) onBlank()
    }
    const onDouble = (event: MouseEvent): void => {
      if (event.target !== stage && travelled <= TREMBLE) change(closer(pointOf(event)))
    }
    // A pointer that leaves the stage while it drags goes on dragging, and may be let go anywhere.
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
  }, [stage, change, onBlank, onDragging])
}
