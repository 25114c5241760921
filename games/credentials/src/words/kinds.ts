// What supplies are called, in the order of their numbers.

export const KIND_NAMES = ['Fuel', 'Ammo', 'Food'] as const;
