import { onMounted, type Ref, ref } from 'vue'
import { HOSTS } from '../../site/hosts.ts'

const NAME = 'host'
const STORED_AS = 'fangkit-docs-host'
const [FIRST] = HOSTS
/** One choice for all parts of a page. Pages are written with the first one, until a browser reads the address. */
const chosen = ref(FIRST?.id ?? '')

const isHost = (id: string | null): id is string => HOSTS.some((host) => host.id === id)

function storedHost(): string | null {
  try {
    return localStorage.getItem(STORED_AS)
  } catch {
    // Without storage only the address knows.
    return null
  }
}

/** The host in the address, else the one chosen before. */
export function useChosenHost(): { readonly host: Ref<string>; readonly choose: (id: string) => void } {
  onMounted(() => {
    const id = [new URLSearchParams(location.search).get(NAME), storedHost()].find((known) => isHost(known ?? null))
    if (id !== undefined && id !== null) chosen.value = id
  })
  const choose = (id: string): void => {
    chosen.value = id
    const url = new URL(location.href)
    url.searchParams.set(NAME, id)
    history.replaceState(history.state, '', url)
    try {
      localStorage.setItem(STORED_AS, id)
    } catch {
      // The address keeps it.
    }
  }
  return { host: chosen, choose }
}
