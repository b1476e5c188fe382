import { createHmac } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createSandboxPayments, type SandboxPayments } from 'fangkit/backend'
import { readSecret } from '../files/secret.ts'
import { payAddress } from './pay-address.ts'

/** Opens the demo payment service. Its key is in the data folder; processes that share the folder share it. */
export async function openSandboxPayments(dataDir: string): Promise<SandboxPayments> {
  const folder = join(dataDir, 'payments')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const secret = await readSecret(join(folder, 'secret'))
  return createSandboxPayments({
    sign: async (text) => createHmac('sha256', secret).update(text).digest('base64url'),
    addressOf: payAddress,
  })
}
