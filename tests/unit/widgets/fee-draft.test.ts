import { describe, expectTypeOf, it } from 'vitest'
import type { BeforeSubmit, FeeDraft } from '../../../lib/widgets/fee-tab/fee-tab-props.ts'

describe('what is about to be handed in', () => {
  it('is typed by the fields of what is handed in', () => {
    type RecordOf<K extends FeeDraft['kind']> = Extract<FeeDraft, { readonly kind: K }>['record']
    expectTypeOf<RecordOf<'income'>['hf54ApplyPerson']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<RecordOf<'expense'>['hf40ApplyPerson']>().toEqualTypeOf<string | null | undefined>()
    const check: BeforeSubmit = (draft) =>
      draft.kind === 'income' ? draft.record.orderAmount !== null : draft.record.hf40CostFet !== null
    expectTypeOf(check).parameter(0).toEqualTypeOf<FeeDraft>()
  })
})
