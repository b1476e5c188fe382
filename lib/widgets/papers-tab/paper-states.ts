import { paper } from '../../domain/paper/paper.ts'

/** The dictionary that says what states are called. */
export const PAPER_STATES: string | null = paper.fields.state.dict ?? null
