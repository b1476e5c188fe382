import { MARGIN } from './page-layout.ts'
import type { PageSize } from '../pdf-props.ts'

/** A number is a factor; 1 is the size on paper. */
export type Zoom = 'width' | 'page' | number

/** Pixels per point at 100 %: an inch has 96 CSS pixels and 72 points. */
export const PX_A_POINT = 96 / 72
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5] as const
const LEAST = 0.25
const MOST = 5

const between = (factor: number): number => Math.min(MOST, Math.max(LEAST, factor))

/** Returns the factor of a zoom on a stage. @param stage inner size in px */
export function factorOf(
  zoom: Zoom,
  sizes: readonly PageSize[],
  stage: { readonly width: number; readonly height: number },
): number {
  if (typeof zoom === 'number') return zoom
  const widest = Math.max(...sizes.map(({ width }) => width), 1) * PX_A_POINT
  const tallest = Math.max(...sizes.map(({ height }) => height), 1) * PX_A_POINT
  const byWidth = (stage.width - 2 * MARGIN) / widest
  return between(zoom === 'width' ? byWidth : Math.min(byWidth, (stage.height - 2 * MARGIN) / tallest))
}

/** Returns the next zoom step up or down. */
export function steppedZoom(factor: number, direction: 1 | -1): number {
  const slack = 0.005
  const found =
    direction > 0 ? STEPS.find((step) => step > factor + slack) : STEPS.findLast((step) => step < factor - slack)
  return found ?? (direction > 0 ? MOST : LEAST)
}

/** Returns the factor after a wheel or touch pad movement. @param amount as the browser reports it, in px */
export const wheeledZoom = (factor: number, amount: number): number =>
  between(factor * Math.exp(-Math.max(-20, Math.min(20, amount)) / 100))

export const canStepZoom = (factor: number, direction: 1 | -1): boolean =>
  direction > 0 ? factor < MOST : factor > LEAST
