import type { Draft } from '../../../../client/storage/drafts.ts'
import type { EditedCharge } from '../charge-rows.ts'
import type { EditedReferral } from './referral.ts'

/** Unsaved values of charges. They hold no personal data. */
export interface DraftedCharges {
  readonly rows: readonly EditedCharge[]
  readonly referral: Pick<EditedReferral, 'values' | 'unread'> | null
}

export function draftOfCharges({ rows, referral }: DraftedCharges, owner: string | null, at: number): Draft {
  return {
    values: { rows: JSON.stringify(rows), referral: JSON.stringify(referral) },
    originals: {},
    unread: {},
    texts: {},
    omitted: [],
    version: 0,
    owner,
    at,
  }
}

/** Reads a draft; parts that can no longer be parsed are left out. */
export function chargesInDraft({ values }: Draft): DraftedCharges {
  const [rows, referral] = [parsed(values['rows']), parsed(values['referral'])]
  return {
    rows: Array.isArray(rows) && rows.every(isRow) ? rows : [],
    referral: isReferral(referral) ? referral : null,
  }
}

export function isEmptyDraft({ rows, referral }: DraftedCharges): boolean {
  return rows.length === 0 && referral === null
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null
  } catch {
    return null // not in the format of this module
  }
}

function isRow(value: unknown): value is EditedCharge {
  if (typeof value !== 'object' || value === null) return false
  const { key, values, stored }: { key?: unknown; values?: unknown; stored?: unknown } = value
  return typeof key === 'string' && typeof values === 'object' && values !== null && typeof stored === 'object'
}

function isReferral(value: unknown): value is DraftedCharges['referral'] {
  if (typeof value !== 'object' || value === null) return false
  const { values, unread }: { values?: unknown; unread?: unknown } = value
  return typeof values === 'object' && values !== null && typeof unread === 'object' && unread !== null
}
