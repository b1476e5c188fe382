import { instantText } from 'fangkit/domain'

/** Returns an instant as local date and time: `2026-11-21 09:00`. */
export const clockText = (at: number): string => instantText(at).slice(0, -3)
