import { PAPER_FILE_STATE } from '../../../../domain/codes.ts'
import type { TagTone } from '../../../../ui/indicators/tag.tsx'

const TONES: Readonly<Record<string, TagTone>> = {
  [PAPER_FILE_STATE.waiting]: 'warn',
  [PAPER_FILE_STATE.checked]: 'ok',
  [PAPER_FILE_STATE.returned]: 'bad',
}

/** The colour of the state of a file. */
export const fileTone = (state: string | null): TagTone => TONES[state ?? ''] ?? 'idle'
