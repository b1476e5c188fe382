import { type Auth, createClient, type Transport } from 'fangkit'

/**
 * Switches a session to a city, as a user does who works in several.
 * @returns the case of that city that changed last
 */
export async function enterCity(transport: Transport, auth: Auth, code: string): Promise<string | null> {
  const client = createClient({ transport, auth })
  try {
    const { data: now } = await client.api.Ss11SysUsers.getCurrentLocationCity({})
    if (now.code !== code) await client.api.Ss11SysUsers.switchLocationCity({ code })
    const { data } = await client.api.Hf20PrjBase.getPageList({ page: 1, pageSize: 1, sort: 'updTime:desc' })
    return data[0]?.keyValue ?? null
  } finally {
    client.dispose()
  }
}
