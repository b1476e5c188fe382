import { organisationsIn } from './organisations/organisations.ts'

/** A city of the demo cases. */
export interface Place {
  readonly province: string
  readonly city: string
  /** District codes with a plausible price per square metre, in yuan. */
  readonly districts: readonly (readonly [area: string, price: number])[]
  /** Bank branches that handle cases. */
  readonly branches: readonly string[]
}

const BANK = 'HF9C01'

export const GUANGZHOU: Place = {
  province: '440000',
  city: '440100',
  districts: [
    ['440103', 43_200],
    ['440104', 56_400],
    ['440105', 46_800],
    ['440106', 61_500],
    ['440111', 34_100],
    ['440112', 29_300],
    ['440113', 28_600],
    ['440114', 15_900],
    ['440115', 17_400],
    ['440117', 11_200],
    ['440118', 14_800],
  ],
  branches: organisationsIn('440100', BANK),
}

export const SHENZHEN: Place = {
  province: '440000',
  city: '440300',
  districts: [
    ['440303', 52_300],
    ['440304', 76_800],
    ['440305', 88_600],
    ['440306', 56_200],
    ['440307', 39_700],
    ['440309', 53_400],
  ],
  branches: organisationsIn('440300', BANK),
}

export const PLACES: readonly Place[] = [GUANGZHOU, SHENZHEN]
