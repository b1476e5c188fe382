import { costMessages } from './cost-messages.ts'

/** Returns yuan in units of ten thousand, with one decimal. */
export const wan = (yuan: number): string =>
  (yuan / 10_000).toLocaleString('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** Returns an amount in yuan with two decimals. */
export const money = (yuan: number): string =>
  yuan.toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const whole = (yuan: number): string => Math.round(yuan).toLocaleString('zh-CN')
/** Returns a fraction as a percentage; a dash for null. */
export const percent = (part: number | null, decimals = 1): string =>
  part === null ? costMessages.empty : `${(part * 100).toFixed(decimals)}%`
export const signed = (part: number | null): string =>
  part === null ? costMessages.empty : `${part > 0 ? '+' : part < 0 ? '−' : ''}${Math.abs(part * 100).toFixed(1)}%`
/** Returns a difference of rates in percentage points. */
export const points = (part: number | null): string =>
  part === null ? costMessages.empty : `${part > 0 ? '+' : part < 0 ? '−' : ''}${Math.abs(part * 100).toFixed(1)}`
/** Returns a month as 11月; January includes the year. */
export const monthName = (month: string): string =>
  `${month.endsWith('-01') ? `${month.slice(2, 4)}年` : ''}${Number(month.slice(5))}月`
