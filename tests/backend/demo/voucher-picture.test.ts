import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { voucherPicture } from '../../../lib/testing/demo/fees/voucher-picture.ts'

const SLIP = { amount: 15_000.5, day: '2026-11-20', number: '20261120000123' }

it('the voucher of a demo income is a picture any program opens, written on all over', async () => {
  const { data, info } = await sharp(await voucherPicture(SLIP))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([960, 512])
  const black = data.filter((pixel) => pixel < 128).length
  expect([black > 2_000, black < data.length / 4]).toEqual([true, true])
})
it('shows its figures: other figures are another picture, and pixels lie in whole rows', async () => {
  const pixels = async (slip: typeof SLIP) => inflateSync(Buffer.from(await voucherPicture(slip)).subarray(41))
  expect(await pixels(SLIP)).toHaveLength((960 / 8 + 1) * 512)
  for (const other of [{ amount: 15_000.4 }, { day: '2026-11-21' }, { number: '20261120000124' }])
    expect((await pixels({ ...SLIP, ...other })).equals(await pixels(SLIP))).toBe(false)
})
