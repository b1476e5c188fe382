import { defineKeyframes } from '@pandacss/dev'

/** Prefixed by hand: the `prefix` option does not reach keyframe names, and a host may own `spin`. */
export const keyframes = defineKeyframes({
  'fk-spin': { to: { transform: 'rotate(360deg)' } },
  'fk-slide': { from: { transform: 'translateX(-40%)' }, to: { transform: 'translateX(190%)' } },
  'fk-appear': { to: { visibility: 'visible' } },
})
