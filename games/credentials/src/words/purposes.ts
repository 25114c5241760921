// What a card is drawn for, as somebody who draws real cards reads it.

export const intelligenceCard = 'Intelligence Report card';
export const setUpCard = 'Intelligence Report card that places a Kampfgruppe';
export const reconCard = 'Aerial Recon card';
export const wehrmachtCard = 'Wehrmacht card';
export const dedicatedDivision = 'Wehrmacht Division on its dedicated space';
export const whichKampfgruppe = 'which Kampfgruppe it is';
export const riesensauereiCard = 'Riesensauerei! card';
export const kampfgruppeRoute = 'which way the Kampfgruppe goes';
