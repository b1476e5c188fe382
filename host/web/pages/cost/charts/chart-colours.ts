/** Shades of one hue for the parts of a whole, darkest first; grey for the rest. */
const STEPS = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-0'] as const

const token = (name: string): string => `var(--fk-colors-${name})`

/** Returns the colour of a part by its position. */
export const partColour = (index: number): string => token(STEPS[index] ?? 'chart-0')
export const LINE_COLOUR = token('warn')
export const SURFACE = token('surface')
export const INK = token('ink')
export const QUIET = token('ink-3')
export const RULE = token('line')
