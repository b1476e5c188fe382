import { useEffect, useState } from 'react'
import { useFangkit } from 'fangkit'

export interface City {
  /** Null when it could not be found out. */
  readonly city: string | null
  readonly ready: boolean
}

/** The city worked in, as the server knows it; from here on every call is bound to it. @source SHL-021 */
export function useCity(): City {
  const { api, setScope } = useFangkit()
  const [found, setFound] = useState<City>({ city: null, ready: false })
  useEffect(() => {
    const leaving = new AbortController()
    api.Ss11SysUsers.getCurrentLocationCity({}, { signal: leaving.signal }).then(
      ({ data }) => {
        setScope({ city: data.code })
        setFound({ city: data.name, ready: true })
      },
      // Reported by the client; the pages work without the name of the city.
      () => void (leaving.signal.aborted || setFound({ city: null, ready: true })),
    )
    return () => leaving.abort()
  }, [api, setScope])
  return found
}
