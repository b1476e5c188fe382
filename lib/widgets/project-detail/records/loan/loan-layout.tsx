import type { FieldLayout } from '../../../../form/fields/field-layout.ts'
import { AdvanceLendersInput } from './advance-lenders-input.tsx'
import { HandleOrgInput } from './handle-org-input.tsx'
import { LenderInput } from './lender-input.tsx'
import { LenderNote } from './lender-note.tsx'
import { OfferedNote } from './offered-note.tsx'

/** Layout of the loan fields whose options come from the server. @source LON-011, LON-017, LON-018 */
export const LOAN_LAYOUT = {
  hf2iAdvanceLenders: { Input: AdvanceLendersInput, note: <OfferedNote name="hf2iAdvanceLenders" purpose="secure" /> },
  hf2iHandleOrg: { Input: HandleOrgInput, note: <OfferedNote name="hf2iHandleOrg" purpose="handle" /> },
  hf2iLendersOrg: { Input: LenderInput, note: <LenderNote /> },
} as const satisfies Readonly<Record<string, FieldLayout>>
