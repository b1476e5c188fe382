import type { Messages } from '../locale/messages.ts'

/** The texts of inputs and cells. */
export type FieldTexts = Messages['field']
