import { costMessages } from './messages.ts'

/** Yuan as ten thousands, one decimal. */
export const wan = (yuan: number): string =>
  (yuan / 10_000).toLocaleString('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** Yuan and fen. */
export const money = (yuan: number): string =>
  yuan.toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const whole = (yuan: number): string => Math.round(yuan).toLocaleString('zh-CN')
/** A part of one as percent; a dash where there is none. */
export const percent = (part: number | null, decimals = 1): string =>
  part === null ? costMessages.empty : `${(part * 100).toFixed(decimals)}%`
export const signed = (part: number | null): string =>
  part === null ? costMessages.empty : `${part > 0 ? '+' : part < 0 ? '−' : ''}${Math.abs(part * 100).toFixed(1)}%`
/** Points of a rate. */
export const points = (part: number | null): string =>
  part === null ? costMessages.empty : `${part > 0 ? '+' : part < 0 ? '−' : ''}${Math.abs(part * 100).toFixed(1)}`
/** 11月; with the year where it is January. */
export const monthName = (month: string): string =>
  `${month.endsWith('-01') ? `${month.slice(2, 4)}年` : ''}${Number(month.slice(5))}月`
