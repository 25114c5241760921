// The version of the protocol that this program speaks. Apart from the shapes: clients do without what checks them.
export const VERSION = 1;
