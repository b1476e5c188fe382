import { useCallback, useEffect, useRef, useState } from 'react'
import { useFangkit } from 'fangkit'
import { type City, DEFAULT_PLACE } from 'fangkit/domain'

export interface CityControl {
  /** Null when its name could not be found out. */
  readonly city: City | null
  readonly ready: boolean
  /** Works in another city from now on. @throws FangkitError when the server refuses */
  readonly move: (city: City) => Promise<void>
}

/**
 * The city worked in, as the server knows it; from here on every call is bound to it.
 * @source SHL-017, SHL-021, OPN-078
 */
export function useCity(): CityControl {
  const { api, scope, setScope } = useFangkit()
  /** The city a question is about, or was answered with. */
  const asked = useRef<string | null>(null)
  const [found, setFound] = useState<Pick<CityControl, 'city' | 'ready'>>({ city: null, ready: false })
  useEffect(() => {
    // The provider moved on to another city, after the person agreed; its name is asked for.
    if (asked.current !== null && asked.current === scope.city) return
    const leaving = new AbortController()
    api.Ss11SysUsers.getCurrentLocationCity({}, { signal: leaving.signal }).then(
      ({ data: { code, name } }) => {
        asked.current = code || DEFAULT_PLACE.city
        setScope({ city: asked.current })
        setFound({ city: code === '' ? null : { code, name }, ready: true })
      },
      // Reported by the client; the pages work without the name of the city.
      () => void (leaving.signal.aborted || setFound({ city: null, ready: true })),
    )
    return () => leaving.abort()
  }, [api, scope.city, setScope])
  const move = useCallback(
    async (city: City) => {
      await api.Ss11SysUsers.switchLocationCity({ code: city.code })
      asked.current = city.code
      setScope({ city: city.code })
      setFound({ city, ready: true })
    },
    [api, setScope],
  )
  return { ...found, move }
}
