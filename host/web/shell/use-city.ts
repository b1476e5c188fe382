import { useCallback, useEffect, useRef, useState } from 'react'
import { useFangkit } from 'fangkit'
import { type City, DEFAULT_PLACE } from 'fangkit/domain'
import { readCity, saveCity } from '../session/city-memory.ts'

export interface CityControl {
  /** Null when its name could not be loaded. */
  readonly city: City | null
  readonly ready: boolean
  /** Switches to another city. @throws FangkitError when the server refuses */
  readonly move: (city: City) => Promise<void>
}

/**
 * The current city as the server knows it; every call of the shell is bound to it.
 * @source SHL-017, SHL-021, OPN-078
 */
export function useCity(): CityControl {
  const { api, scope, setScope } = useFangkit()
  /** The city that was last requested or returned. */
  const asked = useRef<string | null>(null)
  const [found, setFound] = useState<Pick<CityControl, 'city' | 'ready'>>(() => {
    const remembered = readCity()
    return remembered?.code === scope.city ? { city: remembered, ready: true } : { city: null, ready: false }
  })
  const show = useCallback((city: City | null) => {
    saveCity(city)
    setFound({ city, ready: true })
  }, [])
  useEffect(() => {
    // The provider switched to another city after the user agreed; loads its name.
    if (asked.current !== null && asked.current === scope.city) return
    const leaving = new AbortController()
    api.Ss11SysUsers.getCurrentLocationCity({}, { signal: leaving.signal }).then(
      ({ data: { code, name } }) => {
        asked.current = code || DEFAULT_PLACE.city
        setScope({ city: asked.current })
        show(code === '' ? null : { code, name })
      },
      // The client reports the error; the pages work without the name of the city.
      () => void (leaving.signal.aborted || setFound(({ city }) => ({ city, ready: true }))),
    )
    return () => leaving.abort()
  }, [api, scope.city, setScope, show])
  const move = useCallback(
    async (city: City) => {
      await api.Ss11SysUsers.switchLocationCity({ code: city.code })
      asked.current = city.code
      setScope({ city: city.code })
      show(city)
    },
    [api, setScope, show],
  )
  return { ...found, move }
}
