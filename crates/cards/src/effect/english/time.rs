//! When something happens or ends.

/// When something happens or ends, as a text says it once, each time and as an end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Time {
    at: String,
    until: String,
    whenever: String,
}

impl Time {
    /// Makes a point that comes by itself: "the end of the Battle", and each of them: "the end of each Battle".
    ///
    /// ```
    /// use fracas_cards::effect::Time;
    ///
    /// let end = Time::point("the end of the Battle", "the end of each Battle");
    /// assert_eq!(end.at(), "at the end of the Battle");
    /// assert_eq!(end.until(), "until the end of the Battle");
    /// assert_eq!(end.whenever(), "at the end of each Battle");
    /// ```
    pub fn point(next: &str, each: &str) -> Time {
        let until = format!("until {next}");
        Time { at: format!("at {next}"), until, whenever: format!("at {each}") }
    }

    /// Makes something that may happen, as a clause: "a die is rolled".
    pub fn event(clause: &str) -> Time {
        Time {
            at: format!("the next time {clause}"),
            until: format!("until {clause}"),
            whenever: format!("whenever {clause}"),
        }
    }

    /// Makes the time that is said in another way where something happens once: "in the next Battle".
    #[must_use]
    pub fn once(self, at: &str) -> Time {
        Time { at: at.to_owned(), ..self }
    }

    /// Once, the next time: "at the end of the Battle", "the next time a die is rolled".
    pub fn at(&self) -> String {
        self.at.clone()
    }

    /// Up to then: "until the end of the Battle".
    pub fn until(&self) -> String {
        self.until.clone()
    }

    /// Every time: "at the end of each Battle", "whenever a die is rolled".
    pub fn whenever(&self) -> String {
        self.whenever.clone()
    }
}
