import { defineTokens } from '@pandacss/dev'

/** Values that are the same in every scheme and density. Spacing and sizes are named by their pixels. */
export const scales = defineTokens({
  spacing: {
    '0': { value: '0px' },
    '2': { value: '2px' },
    '4': { value: '4px' },
    '6': { value: '6px' },
    '8': { value: '8px' },
    '10': { value: '10px' },
    '12': { value: '12px' },
    '14': { value: '14px' },
    '16': { value: '16px' },
    '20': { value: '20px' },
    '24': { value: '24px' },
    '28': { value: '28px' },
    '32': { value: '32px' },
  },
  sizes: {
    full: { value: '100%' },
    side: { value: '208px' },
    head: { value: '52px' },
    'control-lg': { value: '40px' },
    'card-head': { value: '48px' },
    'card-head-slim': { value: '44px' },
  },
  radii: {
    sm: { value: '4px' },
    md: { value: '6px' },
    lg: { value: '10px' },
    xl: { value: '12px' },
    full: { value: '9999px' },
  },
  fonts: {
    body: {
      value: '"PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif',
    },
    mono: {
      value: '"SF Mono","JetBrains Mono","Cascadia Code",Consolas,"DejaVu Sans Mono","Noto Sans CJK SC",monospace',
    },
  },
  fontWeights: {
    regular: { value: '400' },
    medium: { value: '500' },
    strong: { value: '600' },
  },
  zIndex: {
    sticky: { value: '3' },
    bar: { value: '5' },
    overlay: { value: '1000' },
    popup: { value: '1010' },
    toast: { value: '1100' },
  },
})
