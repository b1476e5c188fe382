import { income } from '../../../domain/fee/income.ts'
import { documentTable, ATTACHED } from '../../../backend/file/document-table.ts'
import type { Files } from '../../../backend/files.ts'
import type { Unit } from '../../../backend/store.ts'
import { type Slip, voucherPicture } from './voucher-picture.ts'

export interface DemoVoucher {
  readonly key: string
  readonly project: string
  readonly city: string
  readonly slip: Slip
  readonly incomeId: string
  readonly at: number
}

/** Adds the picture of a payment at the counter to the files of its income. */
export async function addVoucher(
  unit: Unit,
  files: Files,
  { key, project, city, slip, incomeId, at }: DemoVoucher,
): Promise<void> {
  const bytes = await voucherPicture(slip)
  const hash = await files.bring(bytes)
  await unit.insert(documentTable, {
    key,
    project,
    city,
    values: {
      state: ATTACHED,
      stateSince: at,
      objType: income.service,
      objId: incomeId,
      fileCls: 'hf54Image',
      hash,
      name: '电子回单.png',
      size: bytes.length,
      format: 'png',
    },
  })
}
