import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

export const feeExaminationEnglish: TextOverrides<Messages['feeExaminations']> = {
  title: 'Review records',
  count: ({ count }) => String(count),
  none: 'no review records',
  loading: 'Loading review records',
  failed: 'The review records could not be loaded',
  showRest: ({ count }) => `Show ${count} more`,
  showLess: 'Show less',
  vouchers: 'Vouchers',
  voucherAt: ({ at, count }) => `${at} / ${count}`,
  vouchersLoading: 'Loading the vouchers',
  vouchersFailed: 'The vouchers could not be loaded',
  vouchersMissing: 'The file of the voucher no longer exists',
  enlarge: ({ name }) => `Enlarge ${name}`,
  returnHint: 'choose one to return it, or write another',
  skip: 'Skip',
  decided: ({ project, billNo, amount, reason }) =>
    [project, billNo, amount, reason === '' ? '' : `Reason: ${reason}`].filter((part) => part !== '').join(' · '),
  showVoucher: ({ name }) => `Show ${name}`,
}
