import type { ComponentType } from 'react'
import type { Kind } from '../catalogue/kind.ts'
import type { InputLook, InputProps } from './input-props.ts'
import { AccountKind } from './inputs/account-kind.tsx'
import { BranchKind } from './inputs/branch-kind.tsx'
import { CodeKind } from './inputs/code-kind.tsx'
import { CodesKind } from './inputs/codes-kind.tsx'
import { DateKind } from './inputs/date-kind.tsx'
import { DateOrAnytimeKind } from './inputs/date-or-anytime-kind.tsx'
import { DatetimeKind } from './inputs/datetime-kind.tsx'
import { DocumentsKind } from './inputs/documents-kind.tsx'
import { FixedKind } from './inputs/fixed-kind.tsx'
import { IdKind } from './inputs/id-kind.tsx'
import { FlagKind } from './inputs/flag-kind.tsx'
import { MemberKind } from './inputs/member-kind.tsx'
import { MonthKind } from './inputs/month-kind.tsx'
import { NumberKind } from './inputs/number-kind.tsx'
import { OrganisationKind } from './inputs/organisation-kind.tsx'
import { RegionKind } from './inputs/region-kind.tsx'
import { RichTextKind } from './inputs/rich-text-kind.tsx'
import { TextKind } from './inputs/text-kind.tsx'
import { TextareaKind } from './inputs/textarea-kind.tsx'
import { YesnoKind } from './inputs/yesno-kind.tsx'

/** The input of each field kind. Kinds without an editor show their value. */
export const INPUT: Readonly<Record<Kind, ComponentType<InputProps>>> = {
  text: TextKind,
  address: TextKind,
  textarea: TextareaKind,
  richtext: RichTextKind,
  integer: NumberKind,
  number: NumberKind,
  code: CodeKind,
  codes: CodesKind,
  flag: FlagKind,
  yesno: YesnoKind,
  date: DateKind,
  'date-or-anytime': DateOrAnytimeKind,
  month: MonthKind,
  datetime: DatetimeKind,
  region: RegionKind,
  account: AccountKind,
  organisation: OrganisationKind,
  branch: BranchKind,
  member: MemberKind,
  file: DocumentsKind,
  files: DocumentsKind,
  image: DocumentsKind,
  images: DocumentsKind,
  computed: FixedKind,
  id: IdKind,
} satisfies Record<Kind, ComponentType<InputProps>>

const GROUPS: ReadonlySet<Kind> = new Set(['yesno', 'richtext', 'file', 'files', 'image', 'images'])

/** True when an input is a group of controls; its label then names the group. */
export function isGroupKind(kind: Kind, look?: InputLook): boolean {
  return GROUPS.has(kind) || (kind === 'codes' && look === 'ticks') || (kind === 'code' && look === 'radio')
}
