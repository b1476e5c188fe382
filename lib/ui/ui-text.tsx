import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import { uiTextZhCn } from './ui-text-zh-cn.ts'
import type { UiText } from './ui-texts.ts'

const UiTextContext = createContext<UiText>(uiTextZhCn)

/** Texts that replace those of the parts below. */
export interface UiTextProviderProps {
  /** Texts to replace; the others keep the value of the provider above. */
  readonly value: Partial<UiText>
  readonly children: ReactNode
}

/** Replaces texts of the parts inside it, such as labels of buttons; nested providers add up. */
export function UiTextProvider({ value, children }: UiTextProviderProps): ReactElement {
  const above = useContext(UiTextContext)
  const text = useMemo(() => ({ ...above, ...value }), [above, value])
  return <UiTextContext.Provider value={text}>{children}</UiTextContext.Provider>
}

export function useUiText(): UiText {
  return useContext(UiTextContext)
}
