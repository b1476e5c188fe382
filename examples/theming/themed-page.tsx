import { type Appearance, type Auth, FangkitProvider, type Transport } from 'fangkit'
import { connectFangkit } from 'fangkit/elements'
import { FlowTab } from 'fangkit/flow-tab'
import { type ReactElement, useEffect, useMemo } from 'react'
import { Choice } from '../frame/choice.tsx'
import { isDark } from '../frame/looks.ts'
import type { SandboxProviderProps, Stage } from '../frame/sandbox.tsx'
import { BRANDS, brandOf } from './brands.ts'

export interface ThemedPageProps {
  readonly transport: Transport
  readonly auth: Auth
  readonly providerProps: SandboxProviderProps
  readonly address: Stage['address']
}

const NAMES = Object.fromEntries(Object.entries(BRANDS).map(([word, { name }]) => [word, name]))
const ROUNDNESS = { own: '缺省', square: '直角' }

export function ThemedPage({ transport, auth, providerProps, address }: ThemedPageProps): ReactElement {
  const { scheme, density } = providerProps.appearance
  const brand = address.read('brand') ?? 'own'
  const square = address.read('corners') === 'square'
  // [2] One object for both ways of embedding.
  const appearance = useMemo<Appearance>(
    () => ({
      scheme,
      density,
      variables: {
        // High contrast uses its own colours.
        ...(scheme !== 'contrast' && brandOf(brand)[isDark(scheme) ? 'dark' : 'light']),
        ...(square && { '--fk-radii-sm': '0px', '--fk-radii-md': '0px', '--fk-radii-lg': '0px' }),
      },
    }),
    [scheme, density, brand, square],
  )
  // Connecting again updates what changed; the elements stay in place.
  useEffect(() => {
    connectFangkit({ transport, auth, appearance })
  }, [transport, auth, appearance])
  return (
    <>
      <div className="sandbox-host">
        <Choice
          label="主色"
          words={NAMES}
          value={brand in NAMES ? brand : 'own'}
          onChange={(word) => address.write({ brand: word })}
        />
        <Choice
          label="圆角"
          words={ROUNDNESS}
          value={square ? 'square' : 'own'}
          onChange={(word) => address.write({ corners: word })}
        />
      </div>
      {/* [3] `appearance={{ density: 'comfortable' }}` on a widget applies to that widget only. */}
      <FangkitProvider transport={transport} auth={auth} {...providerProps} appearance={appearance}>
        <FlowTab projectId="demo-project-54" />
      </FangkitProvider>
      <fangkit-fee-tab project-id="demo-project-05" />
    </>
  )
}
