// Where the reasons of each half begin: 0 is "legal".
/** The number of the first reason of the campaign half. */
export const CAMPAIGN_REASONS = 1;
/** The number of the first reason of the battle half. */
export const BATTLE_REASONS = 256;
