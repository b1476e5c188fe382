import type { FangkitClient } from '../../client/client.ts'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { sessionCityMessages } from '../../locale/zh-cn/session-city.ts'
import type { Messages } from '../../locale/messages.ts'
import type { ProviderCore, Scope } from '../provider-context.ts'

export interface CityToFollow {
  readonly api: FangkitClient['api']
  readonly scope: () => Scope
  readonly setScope: ProviderCore['setScope']
  readonly confirm: ProviderCore['confirm']
  readonly report: ProviderCore['report']
  /** The texts in the provider's language, with the host's messages. */
  readonly texts: (own: typeof sessionCityMessages) => Messages['sessionCity']
}

/**
 * Handles a session that works in another city than this page: asks the user, and shows the other city when they agree.
 * Until then the page stays as it is, with all input, and its calls are refused.
 *
 * @source SHL-017, OPN-078
 */
export async function followCity({ api, scope, setScope, confirm, report, texts }: CityToFollow): Promise<void> {
  try {
    const {
      data: { code, name },
    } = await api.Ss11SysUsers.getCurrentLocationCity()
    // A page that switched the city itself already shows it.
    if (code === '' || code === scope().city) return
    const { title, text, confirm: confirmLabel, cancel: cancelLabel } = texts(sessionCityMessages)
    const agreed = await confirm({
      title,
      text: text({ city: name }),
      confirmLabel: confirmLabel({ city: name }),
      cancelLabel,
    })
    if (agreed) setScope({ city: code })
  } catch (thrown) {
    // The client has already reported its own failures; the next refused call asks again.
    if (toFangkitError(thrown, 'followCity').op === 'followCity') report(thrown, 'followCity')
  }
}
