// A phone, upright or on its side: the map of a campaign shows part of the country, the bands above it show all of it.
export const small = matchMedia('(max-width: 639px), (max-width: 1023px) and (max-height: 480px)');
