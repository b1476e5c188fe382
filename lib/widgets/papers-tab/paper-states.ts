import { paper } from '../../domain/paper/paper.ts'

/** Dictionary with the names of the states. */
export const PAPER_STATES: string | null = paper.fields.state.dict ?? null
