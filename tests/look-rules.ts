/** Rules of axe that another scheme may break: the rest depends on the markup alone. */
export const LOOK_RULES: readonly string[] = ['color-contrast', 'link-in-text-block']
