import { instantText } from 'fangkit/domain'

/** `2026-11-21 09:00` of an instant, as people here read it. */
export const clockText = (at: number): string => instantText(at).slice(0, -3)
