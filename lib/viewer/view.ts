/** Width and height. @unit px */
export interface Size {
  readonly width: number
  readonly height: number
}
/** Position from the middle of the stage. @unit px */
export interface Point {
  readonly x: number
  readonly y: number
}
/** The natural size of the picture and the size of the stage. */
export interface ViewSizes {
  readonly picture: Size
  readonly stage: Size
}
/** Scale, rotation, flips and position of a picture. */
export interface View extends Point {
  /** What a scale of 1 means: the whole picture fits, or one screen pixel for each pixel of the picture. */
  readonly mode: 'fit' | 'original'
  readonly scale: number
  /** Quarter turns, clockwise; the number is not wrapped at four. */
  readonly turns: number
  readonly flippedX: boolean
  readonly flippedY: boolean
}
export type ChangeView = (view: View, viewSizes: ViewSizes) => View

/** Change of the scale by a button or key. @source IMG-002 */
export const ZOOM_STEP = 0.2
/** Change of the scale by one step of the wheel. @source IMG-003 */
export const WHEEL_STEP = 0.015
/** The scale must stay above this. @source IMG-004 */
export const SCALE_FLOOR = 0.2
const SCALE_CEILING = 10
const SMALLEST = SCALE_FLOOR + 0.001
const MIDDLE: Point = { x: 0, y: 0 }

export const RESTING: View = { mode: 'fit', scale: 1, turns: 0, flippedX: false, flippedY: false, x: 0, y: 0 }

const exact = (scale: number): number => Math.round(scale * 1000) / 1000
const isSideways = ({ turns }: View): boolean => turns % 2 !== 0

function turned(view: View, { width, height }: Size): Size {
  return isSideways(view) ? { width: height, height: width } : { width, height }
}

/** Returns the screen pixels per pixel of the picture. A small picture is not enlarged to fit. */
export function ratioOf(view: View, { picture, stage }: ViewSizes): number {
  if (view.mode === 'original') return view.scale
  const { width, height } = turned(view, picture)
  return view.scale * Math.min(1, width > 0 ? stage.width / width : 1, height > 0 ? stage.height / height : 1)
}

/** Returns how far the picture may move to each side: to its edges, or not at all when all of it is in view. */
export function panLimit(view: View, viewSizes: ViewSizes): Point {
  const { width, height } = turned(view, viewSizes.picture)
  const ratio = ratioOf(view, viewSizes)
  return {
    x: Math.max(0, (width * ratio - viewSizes.stage.width) / 2),
    y: Math.max(0, (height * ratio - viewSizes.stage.height) / 2),
  }
}

export const within: ChangeView = (view, viewSizes) => {
  const limit = panLimit(view, viewSizes)
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value)) + 0
  return { ...view, x: clamp(view.x, limit.x), y: clamp(view.y, limit.y) }
}

/** Zooms to another scale; the point at `at` stays in place. */
export function scaledTo(scale: number, at: Point = MIDDLE): ChangeView {
  return (view, viewSizes) => {
    const next = Math.min(SCALE_CEILING, Math.max(SMALLEST, scale))
    const by = next / view.scale
    return within({ ...view, scale: next, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, viewSizes)
  }
}

/** How large a picture is, such as 120%. */
export const percentOf = ({ scale }: View): string => `${Math.round(scale * 100)}%`

/** True when the whole step is possible; a step is never taken in part. @source IMG-004 */
export const canStep = ({ scale }: View, step: number): boolean =>
  exact(scale + step) > SCALE_FLOOR && exact(scale + step) <= SCALE_CEILING

export function stepped(step: number, at?: Point): ChangeView {
  return (view, viewSizes) => (canStep(view, step) ? scaledTo(exact(view.scale + step), at)(view, viewSizes) : view)
}

/** Zooms by the factor `by`, for two fingers. */
export function pinched(by: number, at: Point): ChangeView {
  return (view, viewSizes) => scaledTo(view.scale * by, at)(view, viewSizes)
}

export function moved(by: Point): ChangeView {
  return (view, viewSizes) => within({ ...view, x: view.x + by.x, y: view.y + by.y }, viewSizes)
}

/**
 * Rotates by a quarter turn as seen on screen: a mirrored picture rotates the other way. The position rotates too, so
 * that the middle stays in view.
 * @source IMG-005
 */
export function rotated(direction: 1 | -1): ChangeView {
  return (view, viewSizes) =>
    within(
      {
        ...view,
        turns: view.turns + (view.flippedX === view.flippedY ? direction : -direction),
        x: 0 - view.y * direction,
        y: view.x * direction,
      },
      viewSizes,
    )
}

export function flipped(axis: 'x' | 'y'): ChangeView {
  return (view, viewSizes) =>
    within(
      axis === 'x'
        ? { ...view, flippedX: !view.flippedX, x: 0 - view.x }
        : { ...view, flippedY: !view.flippedY, y: 0 - view.y },
      viewSizes,
    )
}

/** Switches the mode: the whole picture, or pixel by pixel. Rotation and flips stay. */
export function inMode(mode: View['mode']): ChangeView {
  return (view) => ({ ...view, mode, scale: 1, x: 0, y: 0 })
}

export const otherMode: ChangeView = (view, viewSizes) =>
  inMode(view.mode === 'fit' ? 'original' : 'fit')(view, viewSizes)

/** Zooms in on the point at `at`, or back to the whole picture. */
export function closer(at: Point): ChangeView {
  return (view, viewSizes) => {
    if (view.mode !== 'fit' || view.scale !== 1) return inMode('fit')(view, viewSizes)
    const fit = ratioOf(view, viewSizes)
    return scaledTo(fit < 0.5 ? 1 / fit : 2, at)(view, viewSizes)
  }
}

/** Returns the CSS transform for a picture in its natural size, centred on the stage. */
export function transformOf(view: View, viewSizes: ViewSizes): string {
  const ratio = ratioOf(view, viewSizes)
  return (
    `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) scale(${view.flippedX ? -ratio : ratio}, ` +
    `${view.flippedY ? -ratio : ratio}) rotate(${view.turns * 90}deg)`
  )
}
